/** Matches the id of a row in the database. Nine digits always fit PostgreSQL's integer. */
export const ROW_ID = /^[1-9]\d{0,8}$/
