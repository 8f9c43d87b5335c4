import type { ListingKind } from '../domain/listing-kind'

/** The names of the listing kinds in the calls about viewings, offers, messages, files and orders. */
export const wireKinds = ['property', 'letting'] as const
export type WireKind = (typeof wireKinds)[number]

export const toWireKind = (kind: ListingKind): WireKind => (kind === 'sale' ? 'property' : 'letting')
export const fromWireKind = (kind: WireKind): ListingKind => (kind === 'property' ? 'sale' : 'let')
