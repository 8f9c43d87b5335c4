/** The cookie with the page to return to after the login; the login page's script reads it. */
export const RETURN_TO_COOKIE = 'return-to'
