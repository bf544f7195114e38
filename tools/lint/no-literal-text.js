/**
 * ESLint rule for the web application: words a person reads come from the locale files, never from JSX. It looks at
 * text between tags and at the attributes that are shown or read out. Digits, signs and single symbols are no words.
 */
const spokenAttributes = new Set([
  "alt",
  "aria-label",
  "aria-description",
  "description",
  "label",
  "placeholder",
  "title",
]);

/** Two letters in a row, in any script. The product's name is the same in every language. */
const word = /\p{L}{2}/u;
const productName = /\bJanur\b/g;

export const noLiteralText = {
  meta: {
    type: "problem",
    schema: [],
    messages: { literal: "Literal text “{{text}}”: take it from the locale files." },
  },
  create(context) {
    const check = (node, text) => {
      if (word.test(text.replaceAll(productName, "")))
        context.report({ node, messageId: "literal", data: { text: text.trim().slice(0, 40) } });
    };
    const checkExpression = (node) => {
      if (node.type === "Literal" && typeof node.value === "string") check(node, node.value);
      if (node.type === "TemplateLiteral") for (const quasi of node.quasis) check(quasi, quasi.value.raw);
      if (node.type === "ConditionalExpression") {
        checkExpression(node.consequent);
        checkExpression(node.alternate);
      }
      if (node.type === "LogicalExpression") checkExpression(node.right);
    };
    return {
      JSXText: (node) => {
        check(node, node.value);
      },
      "JSXElement > JSXExpressionContainer": (node) => {
        checkExpression(node.expression);
      },
      JSXAttribute(node) {
        if (
          node.name.type !== "JSXIdentifier" ||
          !spokenAttributes.has(node.name.name) ||
          node.value === null
        )
          return;
        checkExpression(node.value.type === "JSXExpressionContainer" ? node.value.expression : node.value);
      },
    };
  },
};
