// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ListingPictures } from '@/components/uploads/listing-pictures'
import type { UploadEvents } from '@/lib/browser/upload-file'
import { fileMessages } from '@/lib/contract/file-messages'
import type { ListingFile, ListingFiles } from '@/lib/contract/files'
import { fileLimits } from '@/lib/domain/listing-files'

interface StartedUpload {
  file: File
  events: UploadEvents
  resume: ReturnType<typeof vi.fn>
  stop: ReturnType<typeof vi.fn>
}

const { startedUploads, callApi } = vi.hoisted(() => ({
  startedUploads: [] as StartedUpload[],
  callApi: vi.fn(),
}))
vi.mock('@/lib/browser/call-api', () => ({ callApi }))
vi.mock('@/lib/browser/upload-file', () => ({
  uploadFile: async (file: File, _listing: object, events: UploadEvents) => {
    const upload = { file, events, resume: vi.fn(), stop: vi.fn() }
    startedUploads.push(upload)
    return upload
  },
}))

const createPicture = (id: number, change: Partial<ListingFile> = {}): ListingFile => ({
  id,
  kind: 'image',
  file: `${id}.webp`,
  alt: `Room ${id}`,
  advice: [],
  ...change,
})
const createListing = (change: Partial<ListingFiles> = {}): ListingFiles => ({
  property_id: 7,
  kind: 'property',
  status: 'draft',
  slug: 'mill-lane',
  portal_address: 'Mill Lane, Witham',
  files: [],
  uploads: [],
  ...change,
})
/** The files that the server returns. */
let filesOnServer: ListingFiles

beforeEach(() => {
  startedUploads.length = 0
  filesOnServer = createListing()
  callApi.mockReset()
  callApi.mockImplementation(async (name: string) => ({
    ok: true,
    data: name === 'getListingFiles' ? filesOnServer : null,
    message: '',
  }))
})

const openPage = (initial = createListing()) =>
  render(<ListingPictures userId={3} initial={initial} apiResourceUrl="/media" />)
const getFileInput = (name = 'Add photographs') => screen.getByLabelText<HTMLInputElement>(name)
/** Creates a file that claims to have this size. */
const createFile = (name: string, { bytes = 9, type = 'image/jpeg' } = {}) => {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}
const chooseFiles = (...files: File[]) =>
  act(async () => void fireEvent.change(getFileInput(), { target: { files } }))
const getRow = (name: string) => within(screen.getByText(name).closest('li')!)
const expectFocus = (element: Element | null) => waitFor(() => expect(document.activeElement).toBe(element))
const listInputs = (name: string) =>
  callApi.mock.calls.filter(([call]) => call === name).map(([, input]) => input)

describe('choosing files', () => {
  test('the inputs accept JPEG but not HEIC, so that iPhones convert their photographs, as the page says', () => {
    openPage()
    for (const name of ['Add photographs', 'Add a floor plan', 'Add the EPC graph']) {
      const accepted = getFileInput(name).accept.split(',')
      expect(accepted).toContain('image/jpeg')
      expect(accepted.filter((type) => /hei[cf]|\*/.test(type))).toEqual([])
    }
    screen.getByText(/iPhones turn their HEIC photographs into JPEG/)
  })

  test('a HEIC picture is refused before it is sent, with advice for each system', async () => {
    openPage()
    await chooseFiles(createFile('IMG_1.HEIC', { type: '' }), createFile('IMG_2', { type: 'image/heif' }))
    for (const name of ['IMG_1.HEIC', 'IMG_2'])
      expect(getRow(name).getByRole('alert').textContent).toContain(fileMessages.heic)
    for (const system of ['iPhone', 'Mac', 'Windows', 'Android']) expect(fileMessages.heic).toContain(system)
    expect(startedUploads).toEqual([])
  })

  test('an empty and a large file are refused before they are sent, and can be removed from the list', async () => {
    openPage()
    await chooseFiles(
      createFile('empty.jpg', { bytes: 0 }),
      createFile('large.jpg', { bytes: fileLimits.image.maxBytes + 1 }),
    )
    expect(getRow('empty.jpg').getByRole('alert').textContent).toContain(fileMessages.empty)
    expect(getRow('large.jpg').getByRole('alert').textContent).toContain('larger than the 25 MB')
    fireEvent.click(screen.getByRole('button', { name: 'Remove large.jpg' }))
    expect(screen.queryByText('large.jpg')).toBeNull()
    expect(startedUploads).toEqual([])
  })

  test('a listing takes at most fifty photographs', () => {
    openPage(createListing({ files: Array.from({ length: 50 }, (_, index) => createPicture(index + 1)) }))
    screen.getByText(/^50 are here/)
    expect(screen.queryByLabelText('Add photographs')).toBeNull()
  })
})

describe('uploads in progress', () => {
  test('an upload is stopped if it starts only after the user has left the page', async () => {
    const { unmount } = openPage()
    fireEvent.change(getFileInput(), { target: { files: [createFile('a.jpg')] } })
    unmount()
    await waitFor(() => expect(startedUploads[0]!.stop).toHaveBeenCalled())
  })

  test('three files are sent at once, each with its progress, and the others wait', async () => {
    openPage()
    await chooseFiles(...['a', 'b', 'c', 'd'].map((name) => createFile(`${name}.jpg`)))
    expect(startedUploads.map((each) => each.file.name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
    getRow('d.jpg').getByText('Waits for its turn')
    act(() => startedUploads[1]!.events.onProgress(0.42))
    expect(getRow('b.jpg').getByRole('progressbar', { name: 'Progress of b.jpg' })).toHaveProperty(
      'value',
      42,
    )
    filesOnServer = createListing({ files: [createPicture(1)] })
    await act(async () => startedUploads[0]!.events.onDone())
    expect(screen.queryByText('a.jpg')).toBeNull()
    expect(startedUploads.map((each) => each.file.name)).toContain('d.jpg')
    await screen.findByAltText('Room 1')
  })

  test('an interrupted upload resumes when the connection is back, or when its button is pressed', async () => {
    openPage()
    await chooseFiles(createFile('a.jpg'))
    act(() => startedUploads[0]!.events.onInterrupted())
    getRow('a.jpg').getByText(/connection is gone/)
    fireEvent.click(screen.getByRole('button', { name: 'Go on with a.jpg' }))
    expect(startedUploads[0]!.resume).toHaveBeenCalledTimes(1)
    act(() => startedUploads[0]!.events.onInterrupted())
    act(() => void window.dispatchEvent(new Event('online')))
    expect(startedUploads[0]!.resume).toHaveBeenCalledTimes(2)
    expect(getRow('a.jpg').queryByText(/connection is gone/)).toBeNull()
    expect(startedUploads).toHaveLength(1)
  })

  test('of many interrupted uploads, three resume at once when the connection is back', async () => {
    openPage()
    await chooseFiles(...['a', 'b', 'c', 'd'].map((name) => createFile(`${name}.jpg`)))
    // The fourth upload starts when the first is interrupted.
    for (const index of [0, 1, 2, 3]) await act(async () => startedUploads[index]!.events.onInterrupted())
    await act(async () => void window.dispatchEvent(new Event('online')))
    const countResumed = () => startedUploads.filter(({ resume }) => resume.mock.calls.length > 0).length
    expect(countResumed()).toBe(3)
    getRow('d.jpg').getByText('Waits for its turn')
    await act(async () => startedUploads[0]!.events.onDone())
    expect(countResumed()).toBe(4)
  })

  test('a cancelled upload is stopped, and the next one starts', async () => {
    openPage()
    await chooseFiles(...['a', 'b', 'c', 'd'].map((name) => createFile(`${name}.jpg`)))
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Cancel b.jpg' })))
    expect(startedUploads[1]!.stop).toHaveBeenCalled()
    expect(startedUploads.map((each) => each.file.name)).toContain('d.jpg')
  })

  test('a refused upload shows the reason and can be removed, also one that the server has refused', async () => {
    const problem = fileMessages.broken
    const id = 'f'.repeat(32) // an upload id has 32 hexadecimal digits
    openPage(
      createListing({ uploads: [{ id, kind: 'image', name: 'later.jpg', state: 'refused', problem }] }),
    )
    await chooseFiles(createFile('a.jpg'))
    act(() => startedUploads[0]!.events.onRefused('Too many files'))
    expect(getRow('a.jpg').getByRole('alert').textContent).toContain('Too many files')
    getRow('later.jpg').getByText(problem)
    fireEvent.click(screen.getByRole('button', { name: 'Remove later.jpg' }))
    await waitFor(() => expect(listInputs('cancelUpload')).toEqual([{ user_id: 3, upload_id: id }]))
    await waitFor(() => expect(screen.queryByText('later.jpg')).toBeNull())
    const removeButton = screen.getByRole('button', { name: 'Remove a.jpg' })
    removeButton.focus()
    fireEvent.click(removeButton)
    await expectFocus(screen.getByRole('heading', { name: /^Photographs/ }))
  })
})

describe('stored files', () => {
  const threePictures = createListing({ files: [1, 2, 3].map((id) => createPicture(id)) })
  const readOrder = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)

  test('can be moved by buttons: the new order is shown at once, and a message states the new place', async () => {
    filesOnServer = createListing({ files: [2, 1, 3].map((id) => createPicture(id)) })
    openPage(threePictures)
    await screen.findByAltText('Room 1')
    expect(screen.getByRole('button', { name: 'Move photograph 1 earlier' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Move photograph 3 later' })).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('button', { name: 'Move photograph 1 later' }))
    expect(readOrder()).toEqual(['Room 2', 'Room 1', 'Room 3'])
    await screen.findByText('The photograph is now at place 2 of 3.')
    await expectFocus(screen.getByRole('button', { name: 'Move photograph 2 later' }))
    expect(listInputs('arrangeFiles')).toEqual([
      { user_id: 3, property_id: 7, kind: 'image', file_ids: [2, 1, 3] },
    ])
  })

  test('go back to their stored order when an action is refused or the connection is lost', async () => {
    filesOnServer = threePictures
    openPage(threePictures)
    await screen.findByAltText('Room 1')
    const mockNextCall = (outcome: () => Promise<unknown>) => callApi.mockImplementationOnce(outcome)
    mockNextCall(async () => ({ ok: false, message: fileMessages.changed }))
    fireEvent.click(screen.getByRole('button', { name: 'Move photograph 1 later' }))
    await expectFocus(await screen.findByText(fileMessages.changed))
    await waitFor(() => expect(readOrder()).toEqual(['Room 1', 'Room 2', 'Room 3']))
    mockNextCall(() => Promise.reject(new Error('offline')))
    fireEvent.click(screen.getByRole('button', { name: 'Remove photograph 2' }))
    await screen.findByText(/connection is gone\. Nothing has changed/)
    expect(readOrder()).toHaveLength(3)
  })

  test('keep the focus on the opposite button when they can be moved no further', async () => {
    filesOnServer = createListing({ files: [2, 1, 3].map((id) => createPicture(id)) })
    openPage(threePictures)
    await screen.findByAltText('Room 1')
    screen.getByRole('button', { name: 'Move photograph 2 earlier' }).focus()
    fireEvent.click(screen.getByRole('button', { name: 'Move photograph 2 earlier' }))
    await expectFocus(screen.getByRole('button', { name: 'Move photograph 1 later' }))
  })

  test('can be removed, and the next file, or else the last one or the heading, gets the focus', async () => {
    openPage(threePictures)
    await screen.findByAltText('Room 1')
    const remove = (name: string, remainingIds: number[]) => {
      filesOnServer = createListing({ files: remainingIds.map((id) => createPicture(id)) })
      screen.getByRole('button', { name }).focus()
      fireEvent.click(screen.getByRole('button', { name }))
    }
    remove('Remove photograph 1', [2, 3])
    await expectFocus(screen.getByAltText('Room 2').closest('li'))
    remove('Remove photograph 2', [2])
    await expectFocus(screen.getByAltText('Room 2').closest('li'))
    remove('Remove photograph 1', [])
    await expectFocus(screen.getByRole('heading', { name: /^Photographs/ }))
  })

  test('can be described, and show advice about their quality', async () => {
    openPage(createListing({ files: [createPicture(1, { advice: ['small', 'blurred'] })] }))
    await screen.findByText('Main photograph')
    screen.getByText(/it will look coarse/)
    screen.getByText(/looks blurred/)
    const box = screen.getByRole('textbox', { name: 'Description of photograph 1' })
    expect(box.getAttribute('maxlength')).toBe('200')
    fireEvent.change(box, { target: { value: 'The garden' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save the description of photograph 1' }))
    await screen.findByText('The description is saved.')
    expect(listInputs('describeFile')).toEqual([{ user_id: 3, file_id: 1, alt: 'The garden' }])
  })
})
