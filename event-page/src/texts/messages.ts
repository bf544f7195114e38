import type { Language } from "@janur/domain/text/language";
import type { Messages } from "./message-texts.ts";
import { en } from "./messages-en.ts";
import { id } from "./messages-id.ts";

export const messages: Record<Language, Messages> = { id, en };
