import './zod-without-eval'
import * as z from 'zod'
import {
  alertFrequencies,
  MAX_SEARCH_HREF_CHARACTERS,
  MAX_SEARCH_NAME_CHARACTERS,
} from '../domain/saved-search'
import { dropDirectionMarks } from '../format/direction-marks'
import { ROW_ID } from '../format/row-id'
import { linkKeySchema } from './link-key'
import { savedSearchMessages as messages } from './saved-search-messages'

export const searchNameSchema = z
  .string()
  .overwrite(dropDirectionMarks)
  .trim()
  .min(1, { error: messages.noName })
  .max(MAX_SEARCH_NAME_CHARACTERS, { error: messages.nameTooLong })
export const alertFrequencySchema = z.enum(alertFrequencies, { error: messages.noFrequency })
export const searchHrefSchema = z
  .string()
  .min(1)
  .max(MAX_SEARCH_HREF_CHARACTERS, { error: messages.noSearch })

export const newSearchFormSchema = z.object({
  href: searchHrefSchema,
  name: searchNameSchema,
  frequency: alertFrequencySchema,
})
export const savedSearchFormSchema = z.object({ search: z.string().regex(ROW_ID) })
export const searchSettingsFormSchema = savedSearchFormSchema.extend({
  name: searchNameSchema,
  frequency: alertFrequencySchema,
})
export const stopAlertsFormSchema = z.object({ key: linkKeySchema })
