/** The structure of service, company and legal texts. Pages render them; the seed writes them to site meta. */

/** A heading and the HTML below it. */
export interface PageSection {
  heading: string
  html: string
}

/** One entry of an FAQ; the answer is HTML. */
export interface Question {
  question: string
  answer: string
}

export interface PageBody {
  /** HTML above the first section. */
  intro?: string
  sections: readonly PageSection[]
}

/**
 * A testimonial written for the demonstration. The page shows `note` beside it, because an invented
 * review presented as a real one is banned (DMCC Act 2024, schedule 20).
 */
export interface SampleTestimonial {
  quote: string
  customer: string
  note: string
}
export const SAMPLE_NOTE = 'Sample text for the demonstration of this website, not the words of a customer.'

/** The HTML of a page body for site meta, with each section under an h2. */
export const toPageHtml = ({ intro, sections }: PageBody): string =>
  [intro?.trim(), ...sections.map(({ heading, html }) => `<h2>${heading}</h2>\n${html.trim()}`)]
    .filter(Boolean)
    .join('\n')

/** The HTML of an FAQ: an h3 for each question, followed by its answer (D-95). */
export const toFaqHtml = (intro: string, questions: readonly Question[]): string =>
  [intro.trim(), ...questions.map(({ question, answer }) => `<h3>${question}</h3>\n${answer.trim()}`)].join(
    '\n',
  )
