import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import { noLiteralText } from "./no-literal-text.js";

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
});
const literal = [{ messageId: "literal" }];

tester.run("no-literal-text", noLiteralText, {
  valid: [
    "<p>{t('guest.title')}</p>",
    "<p> · {count} </p>",
    "<input type='text' name='email' placeholder={t('x')} />",
    "<p>{condition ? t('a') : null}</p>",
    "<h1>Janur</h1>",
    "<Link to='/sign-in'>{t('a')}</Link>",
  ],
  invalid: [
    { code: "<p>Simpan</p>", errors: literal },
    { code: "<p>Janur Undangan</p>", errors: literal },
    { code: "<p>{'Simpan'}</p>", errors: literal },
    { code: "<p>{`Halo ${name}`}</p>", errors: literal },
    { code: "<p>{ok ? 'Ya' : 'Tidak'}</p>", errors: [...literal, ...literal] },
    { code: "<p>{ok && 'Ya'}</p>", errors: literal },
    { code: "<img alt='Foto' />", errors: literal },
    { code: "<TextInput label='Nama' />", errors: literal },
  ],
});
