/** Name of a field that people do not see and programs fill in. Browsers' autofill does not know the name. */
export const HONEYPOT_FIELD = 'topic'

/** The bot check of forms that are posted without JavaScript. Its label is for those who see the field all the same. */
export function Honeypot() {
  return (
    <p aria-hidden="true" className="absolute -left-[9999px] top-auto size-px overflow-hidden">
      <label>
        Please leave this empty <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}
