/** Name of a field that nobody sees, and programs fill in. No browser's autofill knows the word. */
export const HONEYPOT_FIELD = 'topic'

/** For forms that are posted without JavaScript, whose sender no bot check has seen. Whoever is shown it all the same is told what to do. */
export function Honeypot() {
  return (
    <p aria-hidden="true" className="absolute -left-[9999px] top-auto size-px overflow-hidden">
      <label>
        Please leave this empty <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}
