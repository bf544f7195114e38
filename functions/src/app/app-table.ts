import { appCallables as contracts, type AppCallables } from "@janur/domain/app-callables";
import { accountOperation } from "../service/callable.ts";
import type { Operation } from "../service/operation.ts";
import { connectApp } from "./connect-app.ts";
import { disconnectApp } from "./disconnect-app.ts";
import { testApp } from "./test-app.ts";

/** The part of the hosts' table that is about connections. */
export const appTable: Record<keyof AppCallables, Operation> = {
  connectApp: accountOperation("connectApp", contracts.connectApp, connectApp),
  testApp: accountOperation("testApp", contracts.testApp, testApp),
  disconnectApp: accountOperation("disconnectApp", contracts.disconnectApp, disconnectApp),
};
