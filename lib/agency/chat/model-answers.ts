import { env } from '../../config/env'
import type { Nation } from '../../domain/nation'
import { chooseStatements, type Statement } from './language-model'
import { joinLinks, listStatements } from './listing-answers'
import type { ChatListing } from './listing'
import { listQuestions } from './site-answers'

async function findStatements(listing: ChatListing | undefined, nation: Nation): Promise<Statement[]> {
  const listingStatements = listing
    ? listStatements(listing).map((answer) => ({ ...answer, choiceText: answer.text }))
    : []
  const agencyStatements = (await listQuestions(nation)).map(({ question, answer }) => ({
    ...answer,
    choiceText: question,
  }))
  return [...listingStatements, ...agencyStatements]
}

/** Answers with statements of ours that a language model chooses; undefined without a model, and when it fails. */
export async function answerByModel(
  message: string,
  { listing, nation }: { listing: ChatListing | undefined; nation: Nation },
  log: (line: string) => void,
) {
  if (!env().CHAT_MODEL_URL) return undefined
  const statements = await findStatements(listing, nation)
  try {
    const answers = await chooseStatements(message, statements)
    log(`Language model: ${answers.length} statements chosen`)
    if (answers.length === 0) return undefined
    return { text: answers.map(({ text }) => text).join('\n'), links: joinLinks(answers) }
  } catch (error) {
    // The visitor sees the live log, and only the operator sees the error.
    log('Language model: no usable answer')
    console.error('The language model failed:', error)
    return undefined
  }
}
