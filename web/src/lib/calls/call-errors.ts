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
