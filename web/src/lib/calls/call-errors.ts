/** Nothing was heard from the server: no signal, or too slow. Trying again is safe. */
export class NetworkError extends Error {
  constructor(options?: ErrorOptions) {
    super("no connection", options);
    this.name = "NetworkError";
  }
}

/** The server failed or answered something that is not part of the contract. */
export class ServerFault extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "ServerFault";
  }
}

/** Others changed the same until the server gave up; nothing was written. No refusal: what waits to be sent goes later. */
export class ServerBusy extends ServerFault {
  constructor() {
    super("others changed the same");
    this.name = "ServerBusy";
  }
}
