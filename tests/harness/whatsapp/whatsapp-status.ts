import { createHmac } from "node:crypto";
import { metaNumber } from "./meta-server.ts";

/** What a host types to connect the number that Meta's server knows. */
export const access = {
  ...metaNumber,
  token: `EAAJB${"x".repeat(60)}`,
  appSecret: "0123456789abcdef0123456789abcdef",
  verifyToken: "whsec_0123456789abcdefghijkl",
};

/** Meta's signature of news. */
export function signed(body: string, secret = access.appSecret): string {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}

interface News {
  id: string;
  wamid: string;
  status: string;
  code?: number;
  at?: number;
  number?: string;
}

/** What Meta says of a message. */
export function statusBody({
  id,
  wamid,
  status,
  code,
  at = 1_795_000_000,
  number = access.phoneNumberId,
}: News): string {
  const errors = code === undefined ? {} : { errors: [{ code, title: "not to be shown" }] };
  const one = {
    id: wamid,
    status,
    timestamp: String(at),
    recipient_id: "62812",
    biz_opaque_callback_data: id,
    ...errors,
  };
  const value = {
    messaging_product: "whatsapp",
    metadata: { phone_number_id: number },
    statuses: [{ strange: true }, one],
  };
  return JSON.stringify({
    object: "whatsapp_business_account",
    entry: [{ id: "1", changes: [{ field: "messages", value }] }],
  });
}
