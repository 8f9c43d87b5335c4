import { headingId } from './rich-text'

export function TableOfContents({ headings }: { headings: readonly string[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="desktop:sticky desktop:top-24 desktop:max-h-[calc(100dvh-7rem)] desktop:self-start desktop:overflow-y-auto print:hidden"
    >
      <h2 id="contents" className="font-sans text-sm font-semibold text-muted">
        On this page
      </h2>
      <ul className="mt-2 grid border-l border-line-strong">
        {headings.map((heading) => (
          <li key={heading}>
            <a
              href={`#${headingId(heading)}`}
              className="inline-flex min-h-11 items-center pl-4 text-sm leading-snug text-ink no-underline hover:text-accent hover:underline desktop:min-h-9"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
