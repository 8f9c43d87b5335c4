/** Shapes of the texts of service, company and legal pages. Pure data: pages draw them, the seed puts bodies into site meta. */

/** A heading and the HTML below it, which the sanitiser leaves as it is. */
export interface PageSection {
  heading: string
  html: string
}

/** One entry of an FAQ; the answer is HTML. */
export interface Question {
  question: string
  answer: string
}

/** Title and description of a page's head, at most 60 and 155 characters. */
export interface PageHead {
  title: string
  description: string
}

export interface PageBody {
  /** HTML above the first section. */
  intro?: string
  sections: readonly PageSection[]
}

export interface PageText extends PageBody {
  head: PageHead
}

/**
 * A sample testimonial. Its text is written for the demonstration, and `note` says so beside it: an
 * invented review shown as a real one is banned (DMCC Act 2024, sch. 20).
 */
export interface SampleTestimonial {
  quote: string
  customer: string
  note: string
}
export const SAMPLE_NOTE = 'Sample text for the demonstration of this website, not the words of a customer.'

/** Body of a page for site meta: each section under an h2. */
export const bodyOf = ({ intro, sections }: PageBody): string =>
  [intro?.trim(), ...sections.map(({ heading, html }) => `<h2>${heading}</h2>\n${html.trim()}`)]
    .filter(Boolean)
    .join('\n')

/** HTML of an FAQ as the accordion expects it: an h3 for each question, the answer after it (D-95). */
export const faqBody = (intro: string, questions: readonly Question[]): string =>
  [intro.trim(), ...questions.map(({ question, answer }) => `<h3>${question}</h3>\n${answer.trim()}`)].join(
    '\n',
  )
