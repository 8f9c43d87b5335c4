/** By this header our own server tells Next where a request came from; from outside it is removed. */
export const CLIENT_ADDRESS = 'x-client-address'
