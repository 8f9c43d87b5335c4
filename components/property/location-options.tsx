import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { Suggestion } from './use-place-suggestions'

const icons = new Map(Object.entries({ recent: 'history', station: 'train-front' } as const))

interface LocationOptionsProps {
  id: string
  suggestions: Suggestion[]
  activeIndex: number
  onChoose: (suggestion: Suggestion) => void
}

export const getOptionId = (listId: string, index: number): string => `${listId}-${index}`

/** The suggestions below the location field. The field keeps the focus and handles the keyboard. */
export function LocationOptions({ id, suggestions, activeIndex, onChoose }: LocationOptionsProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Suggested places"
      className={classNames(
        'absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-md border border-line',
        'bg-surface py-1 text-left shadow-raised',
      )}
    >
      {suggestions.map((suggestion, index) => {
        const icon = icons.get(suggestion.kind) ?? 'map-pin'
        return (
          <li
            key={`${suggestion.kind}:${suggestion.value}`}
            id={getOptionId(id, index)}
            role="option"
            aria-selected={index === activeIndex}
            // Keeps the focus in the field: its blur event would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 text-ink hover:bg-accent-soft',
              index === activeIndex ? 'bg-accent-soft' : null,
            )}
          >
            <Icon name={icon} className="size-4 shrink-0 text-muted" />
            <span className="min-w-0">
              <span className="font-semibold">{suggestion.label}</span>
              {suggestion.detail ? <span className="text-sm text-muted"> {suggestion.detail}</span> : null}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
