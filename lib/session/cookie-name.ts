/** The session's cookie (D-18). A request that carries it is never answered from the page cache. */
export const SESSION_COOKIE = 'session'
