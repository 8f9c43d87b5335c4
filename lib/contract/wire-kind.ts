import type { ListingKind } from '../domain/listing-kind'

/** The calls about viewings, offers, messages, files and orders have other names for the listing kinds. */
export const wireKinds = ['property', 'letting'] as const
export type WireKind = (typeof wireKinds)[number]

export const toWireKind = (kind: ListingKind): WireKind => (kind === 'sale' ? 'property' : 'letting')
export const fromWireKind = (kind: WireKind): ListingKind => (kind === 'property' ? 'sale' : 'let')
