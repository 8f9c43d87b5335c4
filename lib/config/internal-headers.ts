/** Carries the client's address from our server to Next; the server removes the header from requests. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'
