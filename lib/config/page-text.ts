export interface PageSection {
  heading: string
  html: string
}

export interface Question {
  question: string
  /** HTML. */
  answer: string
}

export interface PageBody {
  intro?: string
  sections: readonly PageSection[]
}

/**
 * An invented testimonial. The page shows `note` beside it, because passing an invented review off as real is banned
 * (Digital Markets, Competition and Consumers Act 2024).
 */
export interface SampleTestimonial {
  quote: string
  customer: string
  note: string
}
export const SAMPLE_NOTE = 'Sample text for the demonstration of this website, not the words of a customer.'

export const toPageHtml = ({ intro, sections }: PageBody): string =>
  [intro?.trim(), ...sections.map(({ heading, html }) => `<h2>${heading}</h2>\n${html.trim()}`)]
    .filter(Boolean)
    .join('\n')

/** Creates HTML with an h3 for each question, followed by its answer (D-95). */
export const toFaqHtml = (intro: string, questions: readonly Question[]): string =>
  [intro.trim(), ...questions.map(({ question, answer }) => `<h3>${question}</h3>\n${answer.trim()}`)].join(
    '\n',
  )

/** Stands beside invented newspapers and partners. */
export const INVENTED_NAMES_NOTE = 'Invented names, for the demonstration of this website.'
