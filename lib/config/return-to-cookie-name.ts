/** The cookie that names the guarded page a visitor was sent away from to the login; scripts read it there. */
export const RETURN_TO = 'return-to'
