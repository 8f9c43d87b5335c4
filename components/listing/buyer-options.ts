import type { Buyer } from '@/lib/tax/purchase'

export const buyerOptions: Record<Buyer, { label: string; hint: string }> = {
  'home-mover': { label: 'Moving home', hint: 'This will be my only home, or replaces the one I live in' },
  'first-time': { label: 'First-time buyer', hint: 'I have never owned a home anywhere and will live here' },
  additional: { label: 'Additional home', hint: 'I keep another home, or will let this one' },
}
