/** Carries the client's address from our server to Next. The server drops the header from outside requests. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'
/** Asks the application process for a page as a document (lib/server/application-protocol.ts). */
export const RENDER_HEADER = 'x-render-page'
