// Node reads the types away (24 and later, which all scripts run with).
const { tokens } = require("./src/screens/tokens.ts");
const writtenSizes = require("../tools/bundle/written-sizes.cjs");

const variables = (prefix, values) =>
  Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, value]);

module.exports = {
  plugins: [
    writtenSizes(new Map([...variables("size", tokens.sizes), ...variables("corner", tokens.corners)])),
  ],
};
