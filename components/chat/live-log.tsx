/** The server's log (CHAT-05). It is not a live region, because screen readers announce the conversation beside it. */
export function LiveLog({ lines }: { lines: readonly string[] }) {
  return (
    <section
      aria-labelledby="live-log"
      className="grid content-start gap-3 rounded-lg border border-line bg-sunken p-4 tablet:p-6"
    >
      <h2 id="live-log" className="text-xl">
        Live Server Logs
      </h2>
      {lines.length === 0 ? (
        <p className="text-sm text-muted">Nothing yet. Lines appear once you have sent a message.</p>
      ) : null}
      <ol
        aria-label="Log lines"
        tabIndex={0}
        className="max-h-[26rem] overflow-y-auto overscroll-contain font-mono text-sm [overflow-wrap:anywhere]"
      >
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
    </section>
  )
}
