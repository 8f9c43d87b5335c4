import { env } from '../../config/env'
import { chooseStatements, type Statement } from './language-model'
import { joinLinks, listStatements } from './listing-answers'
import type { ChatListing } from './listing'
import { listQuestions } from './site-answers'

async function findStatements(listing: ChatListing | undefined): Promise<Statement[]> {
  const ofListing = listing
    ? listStatements(listing).map((answer) => ({ ...answer, choiceText: answer.text }))
    : []
  const ofAgency = (await listQuestions()).map(({ question, answer }) => ({
    ...answer,
    choiceText: question,
  }))
  return [...ofListing, ...ofAgency]
}

/**
 * Answers in our own sentences; the language model at CHAT_MODEL_URL only chooses which of them fit the question.
 * @returns undefined without a model, and where it chooses none or fails
 */
export async function answerByModel(
  message: string,
  listing: ChatListing | undefined,
  log: (line: string) => void,
) {
  if (!env().CHAT_MODEL_URL) return undefined
  const statements = await findStatements(listing)
  try {
    const answers = await chooseStatements(message, statements)
    log(`Language model: ${answers.length} statements chosen`)
    if (answers.length === 0) return undefined
    return { text: answers.map(({ text }) => text).join('\n'), links: joinLinks(answers) }
  } catch (error) {
    log('Language model: no usable answer')
    console.error('The language model failed:', error)
    return undefined
  }
}
