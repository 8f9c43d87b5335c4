/** A name that bots fill in but browsers' autofill does not know. */
export const HONEYPOT_FIELD = 'topic'

/** A field that bots fill in and people do not see. The label is for people whose browser shows no styles. */
export function Honeypot() {
  return (
    <p aria-hidden="true" className="absolute -left-[9999px] top-auto size-px overflow-hidden">
      <label>
        Please leave this empty <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}
