/** Nothing was heard from the server: no signal, or too slow. Trying again is safe. */
export class NetworkError extends Error {
  constructor(options?: ErrorOptions) {
    super("no connection", options);
    this.name = "NetworkError";
  }
}

/** The server is there, and what it stands on is away or overrun. As with no signal nobody knows whether it took effect, and trying again is safe. */
export class ServerAway extends NetworkError {
  constructor(options?: ErrorOptions) {
    super(options);
    this.name = "ServerAway";
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
