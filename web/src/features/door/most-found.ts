/** As many as somebody looks through while a guest waits. */
export const mostFound = 20;
