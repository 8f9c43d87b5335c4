'use client'

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useRef } from 'react'
import type { ListingFile, ListingFiles } from '@/lib/contract/files'
import type { FileKind } from '@/lib/domain/listing-files'
import { FileRow } from './file-row'
import { kindTexts } from './file-texts'
import { focusAfterRemoval, focusMoveButton } from './keep-focus'
import type { FileActions } from './use-listing-files'

/** A press on the handle that moves less than this counts as a tap, and not as a drag. */
const DRAG_DISTANCE_PX = 6

const screenReaderInstructions = {
  draggable:
    'Press Space to lift the file, the arrow keys to move it, Space again to drop it, and Escape to leave it where it was. The buttons Earlier and Later do the same.',
}

/** Creates the texts that a screen reader announces while a file is dragged. */
function createAnnouncements(noun: string, ids: readonly number[]): Announcements {
  const formatName = (id: UniqueIdentifier) => `${noun} ${ids.indexOf(Number(id)) + 1}`
  const formatPlace = (id: UniqueIdentifier) => `place ${ids.indexOf(Number(id)) + 1} of ${ids.length}`
  return {
    onDragStart: ({ active }) => `Lifted ${formatName(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${formatName(active.id)} is over ${formatPlace(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `Dropped ${formatName(active.id)} at ${formatPlace(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${formatName(active.id)} is where it was.`,
  }
}

interface FileListProps {
  kind: FileKind
  files: readonly ListingFile[]
  listing: ListingFiles
  apiResourceUrl: string
  actions: FileActions
  /** The id of the section's heading. */
  headingId: string
}

/** Lists the files of one kind. The user changes their order by dragging, by keyboard or by buttons. */
export function FileList({ kind, files, listing, apiResourceUrl, actions, headingId }: FileListProps) {
  const list = useRef<HTMLOListElement>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = files.map(({ id }) => id)
  const { noun } = kindTexts[kind]
  const moveTo = (from: number, to: number) => {
    if (from < 0 || to < 0 || to >= ids.length || from === to) return
    void actions.arrange(
      kind,
      arrayMove(ids, from, to),
      `The ${noun} is now at place ${to + 1} of ${ids.length}.`,
    )
  }
  const endDrag = ({ active, over }: DragEndEvent) => {
    if (over) moveTo(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)))
  }
  const moveByButton = (index: number, offset: 1 | -1) => {
    moveTo(index, index + offset)
    focusMoveButton(list.current, index + offset, offset === -1 ? 'earlier' : 'later')
  }
  const remove = async (id: number, index: number) => {
    await actions.remove(id)
    focusAfterRemoval(headingId, index)
  }
  return (
    <DndContext
      // With a fixed id, server and browser render the same ids of the hidden instructions.
      id={`files-${kind}`}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={endDrag}
      accessibility={{ announcements: createAnnouncements(noun, ids), screenReaderInstructions }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol ref={list} className="divide-y divide-line rounded-lg border border-line bg-surface">
          {files.map((file, index) => (
            <FileRow
              key={file.id}
              file={file}
              index={index}
              count={files.length}
              listing={listing}
              apiResourceUrl={apiResourceUrl}
              actions={actions}
              onMove={(offset) => moveByButton(index, offset)}
              onRemove={() => void remove(file.id, index)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
