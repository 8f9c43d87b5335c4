'use client'

import { useRouter } from 'next/navigation'
import {
  addSavedHomeForm,
  noteSavedHomeForm,
  removeHiddenHomeForm,
  removeSavedHomeForm,
} from '@/components/forms/definitions/saved-homes'
import { TextAreaField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { RestoredNote } from '@/components/forms/restored-note'
import { SendButton } from '@/components/forms/send-button'
import { useButtonForm } from '@/components/forms/use-button-form'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { useIdPrefix } from '@/components/forms/use-id-prefix'
import { useProblemDetails } from '@/components/forms/use-problem-details'
import { Button } from '@/components/ui/button'
import { mergeKeptHomes } from '@/lib/browser/change-kept-homes'
import { hiddenHomes, savedHomes, type KeptList } from '@/lib/browser/kept-home-keys'
import { homeKey, MAX_NOTE_CHARACTERS, type HomeRef } from '@/lib/domain/saved-home'
import { LIST_COUNT_ID } from './list-count'

interface HomeFormProps {
  userId: number
  home: HomeRef
  address: string
}

const toHiddenFields = ({ kind, id }: HomeRef) => ({ kind, listing: String(id) })

/** Returns a function that refreshes the page and the browser's copy of the list, which fills the hearts. */
function useReload(list: KeptList) {
  const router = useRouter()
  return () => {
    router.refresh()
    void mergeKeptHomes(list)
  }
}

interface NoteFormProps extends HomeFormProps {
  note: string
  /** The partner who can read the note too; null for a list that is not shared. */
  partnerName: string | null
}

/** A collapsed form for a note. It opens to show the message of a post without JavaScript, or a restored draft. */
export function NoteForm({ userId, home, address, note, partnerName }: NoteFormProps) {
  const definition = useIdPrefix(noteSavedHomeForm, `${homeKey(home)}-`)
  const { formProps, hiddenFields, field, problems, outcome, isSending, isRestored } = useDefinedForm(
    definition,
    {
      userId,
      hidden: toHiddenFields(home),
      defaults: { note },
      draftKey: `note-${homeKey(home)}-${userId}`,
      onDone: useReload(savedHomes),
    },
  )
  const hasProblem = problems.refusal !== null || problems.lines.length > 0
  return (
    <details open={useProblemDetails(outcome !== null || hasProblem || isRestored)}>
      <summary className="flex min-h-11 w-fit items-center font-semibold text-accent underline">
        {note ? 'Change your note' : 'Add a note'}
        <span className="sr-only"> about {address}</span>
      </summary>
      <form {...formProps} className="grid gap-3">
        <FormProblems {...problems} />
        {isRestored ? <RestoredNote action="save" /> : null}
        <TextAreaField
          {...field('note')}
          label={`Your note about ${address}`}
          hint={partnerName === null ? 'Only you can read it.' : `You and ${partnerName} can read it.`}
          maxLength={MAX_NOTE_CHARACTERS}
          rows={3}
          required={false}
        />
        <p role="status" className={outcome ? 'text-sm font-semibold text-good' : 'sr-only'}>
          {outcome?.message}
        </p>
        <SendButton label="Save the note" isSending={isSending} />
        {hiddenFields}
      </form>
    </details>
  )
}

interface ButtonFormProps extends HomeFormProps {
  label: string
}

function HomeButtonForm({
  list = savedHomes,
  definition,
  userId,
  home,
  address,
  label,
}: ButtonFormProps & {
  list?: KeptList
  definition: typeof addSavedHomeForm | typeof removeSavedHomeForm | typeof removeHiddenHomeForm
}) {
  const reload = useReload(list)
  const { formProps, hiddenFields, refusal, outcome, isSending } = useButtonForm(
    definition,
    toHiddenFields(home),
    {
      userId,
      onDone: () => {
        document.getElementById(LIST_COUNT_ID)?.focus()
        reload()
      },
    },
  )
  return (
    <form {...formProps}>
      <p role="status" className={outcome ? 'font-semibold' : 'sr-only'}>
        {outcome?.message}
      </p>
      {outcome ? null : (
        <Button
          type="submit"
          variant="secondary"
          size="small"
          aria-label={`${label}: ${address}`}
          // A disabled button would lose the focus.
          aria-disabled={isSending || undefined}
        >
          {label}
        </Button>
      )}
      <p role="alert" className={refusal ? 'rounded-md bg-bad-soft p-3 font-semibold' : 'sr-only'}>
        {refusal}
      </p>
      {hiddenFields}
    </form>
  )
}

export const RemoveHomeForm = ({ isShared, ...props }: HomeFormProps & { isShared: boolean }) => (
  <HomeButtonForm
    {...props}
    definition={removeSavedHomeForm}
    label={isShared ? 'Remove for both' : 'Remove'}
  />
)

export const AddHomeForm = (props: HomeFormProps) => (
  <HomeButtonForm {...props} definition={addSavedHomeForm} label="Save this home" />
)

export const UnhideHomeForm = (props: HomeFormProps) => (
  <HomeButtonForm
    {...props}
    list={hiddenHomes}
    definition={removeHiddenHomeForm}
    label="Show in results again"
  />
)
