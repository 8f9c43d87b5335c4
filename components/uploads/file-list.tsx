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
import type { ListingFile, ListingFiles } from '@/lib/contract/files'
import type { FileKind } from '@/lib/domain/listing-files'
import { FileRow } from './file-row'
import { kindTexts } from './file-texts'
import type { FileSteps } from './use-listing-files'

/** Below this distance the press on the handle counts as a tap, not as a drag. */
const DRAG_DISTANCE_PX = 6

const instructions = {
  draggable:
    'Press Space to lift the file, the arrow keys to move it, Space again to drop it, and Escape to leave it where it was. The buttons Earlier and Later do the same.',
}

/** The announcements of a screen reader while a file is dragged. */
function announce(noun: string, ids: readonly number[]): Announcements {
  const name = (id: UniqueIdentifier) => `${noun} ${ids.indexOf(Number(id)) + 1}`
  const place = (id: UniqueIdentifier) => `place ${ids.indexOf(Number(id)) + 1} of ${ids.length}`
  return {
    onDragStart: ({ active }) => `Lifted ${name(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${name(active.id)} is over ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => (over ? `Dropped ${name(active.id)} at ${place(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `${name(active.id)} is where it was.`,
  }
}

interface FileListProps {
  kind: FileKind
  files: readonly ListingFile[]
  listing: ListingFiles
  apiResourceUrl: string
  steps: FileSteps
}

/** The files of one kind in their order, which the user changes by dragging, by keyboard or by buttons. */
export function FileList({ kind, files, listing, apiResourceUrl, steps }: FileListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = files.map(({ id }) => id)
  const { noun } = kindTexts[kind]
  const moveTo = (from: number, to: number) => {
    if (from < 0 || to < 0 || to >= ids.length || from === to) return
    void steps.arrange(
      kind,
      arrayMove(ids, from, to),
      `The ${noun} is now at place ${to + 1} of ${ids.length}.`,
    )
  }
  const endDrag = ({ active, over }: DragEndEvent) => {
    if (over) moveTo(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)))
  }
  return (
    <DndContext
      id={`files-${kind}`}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={endDrag}
      accessibility={{ announcements: announce(noun, ids), screenReaderInstructions: instructions }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
          {files.map((file, index) => (
            <FileRow
              key={file.id}
              file={file}
              index={index}
              count={files.length}
              listing={listing}
              apiResourceUrl={apiResourceUrl}
              steps={steps}
              onMove={(by) => moveTo(index, index + by)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
