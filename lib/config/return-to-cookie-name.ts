/** The cookie that holds the page to open after the login; a script reads it, so it is not httpOnly. */
export const RETURN_TO_COOKIE = 'return-to'
