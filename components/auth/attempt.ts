import type { Reply } from '@/lib/contract/call'

/**
 * Asks the agency, and has words ready for whatever comes of it (0 §8, D-40).
 * @param words for a refusal without words of its own, and for no answer
 */
export async function attempt<T>(
  ask: () => Promise<Reply<T>>,
  words: { refused: string; lost: string },
): Promise<Reply<T>> {
  try {
    const reply = await ask()
    return reply.ok ? reply : { ok: false, message: reply.message || words.refused }
  } catch {
    return { ok: false, message: words.lost }
  }
}
