import { subscribe } from '../events/subscribers'
import { invalidationsOf } from './dependencies'
import { invalidate } from './invalidation'

/** Keeps the caches of this process true to the domain events that reach it. @returns a function that ends it */
export const followEvents = (): (() => void) => subscribe((signal) => invalidate(...invalidationsOf(signal)))
