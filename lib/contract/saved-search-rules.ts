import './zod-without-eval'
import * as z from 'zod'
import {
  alertFrequencies,
  MAX_SEARCH_HREF_CHARACTERS,
  MAX_SEARCH_NAME_CHARACTERS,
} from '../domain/saved-search'
import { savedSearchMessages as messages } from './saved-search-messages'

export const searchName = z
  .string()
  .trim()
  .min(1, { error: messages.noName })
  .max(MAX_SEARCH_NAME_CHARACTERS, { error: messages.nameTooLong })
export const alertFrequency = z.enum(alertFrequencies, { error: messages.noFrequency })
export const searchHref = z.string().min(1).max(MAX_SEARCH_HREF_CHARACTERS, { error: messages.noSearch })

export const newSearchForm = z.object({ href: searchHref, name: searchName, frequency: alertFrequency })
/** The hidden field that names a saved search. */
export const savedSearchForm = z.object({ search: z.string().regex(/^[1-9]\d{0,8}$/) })
export const searchSettingsForm = savedSearchForm.extend({ name: searchName, frequency: alertFrequency })
export const stopAlertsForm = z.object({ key: z.string().min(1).max(200) })
