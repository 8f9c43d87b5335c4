// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Gallery } from '@/components/listing/gallery'
import { listPictures } from '@/components/property/listing'
import { letListing, saleListing } from './fixture'

const pictures = listPictures(saleListing(), '/media')

// jsdom lacks IntersectionObserver, and the opening and closing of modal dialogs.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

/** @param photoNumber counted from 1 */
const openDialog = async (photoNumber: number) => {
  await userEvent.click(screen.getByRole('link', { name: new RegExp(`^Photo ${photoNumber} of`) }))
  return screen.findByRole('dialog', { name: 'Photos of High Street, Witham, CM8' })
}

describe('the gallery (FIELD-23)', () => {
  it('is a list of links to the picture files, so that it works without JavaScript', () => {
    render(<Gallery pictures={pictures} address="High Street, Witham, CM8" />)
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/media/properties/101/semi-detached-1.webp?w=1200',
      '/media/properties/101/living-room-1.webp?w=1200',
      '/media/properties/101/kitchen-1.webp?w=1200',
    ])
    expect(links[0]?.getAttribute('aria-label')).toBe('Photo 1 of 3: The front of the house')
  })

  it('loads the first picture at once and the others lazily', () => {
    const { container } = render(<Gallery pictures={pictures} address="High Street, Witham, CM8" />)
    const images = [...container.querySelectorAll('img')]
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy'])
    expect(images[0]?.getAttribute('fetchpriority')).toBe('high')
  })

  it('crops photographs to fill their frame, but not the picture “coming soon”, which has text', () => {
    const { container } = render(
      <Gallery
        pictures={[{ src: '/demo/coming-soon.webp', alt: 'Photo coming soon', isUncropped: true }]}
        address="High Street, Witham, CM8"
      />,
    )
    expect(container.querySelector('img')?.className).toContain('object-contain')
    const { container: photographs } = render(
      <Gallery pictures={pictures} address="High Street, Witham, CM8" />,
    )
    expect(photographs.querySelector('img')?.className).toContain('object-cover')
  })

  it('shows all pictures without JavaScript, even those for which the grid has no cell', () => {
    const ninePictures = Array.from({ length: 9 }, () => pictures[0]!)
    const { container } = render(<Gallery pictures={ninePictures} address="High Street, Witham, CM8" />)
    const hiddenCells = container.querySelectorAll('.gallery > .gallery-cell.tablet\\:hidden')
    // The tablet's grid shows three of the nine.
    expect(hiddenCells).toHaveLength(6)
    const css = readFileSync('components/listing/listing.css', 'utf8')
    // The rules of the media query for browsers without scripts, up to the brace that closes the query.
    const [, rules = ''] = /@media screen and \(scripting: none\)[^{]*\{(.*?\n)\}/s.exec(css) ?? []
    expect(rules).toMatch(/> \.gallery-cell \{\s*display: block/)
  })

  it('opens at the clicked picture, and moves by arrow keys, Home and End', async () => {
    render(<Gallery pictures={pictures} address="High Street, Witham, CM8" />)
    const dialog = await openDialog(2)
    expect(within(dialog).getByText('2 of 3')).toBeTruthy()
    expect(within(dialog).getByRole('img', { name: 'The living room' })).toBeTruthy()
    fireEvent.keyDown(dialog, { key: 'ArrowRight' })
    expect(within(dialog).getByText('3 of 3')).toBeTruthy()
    fireEvent.keyDown(dialog, { key: 'ArrowRight' })
    expect(within(dialog).getByText('3 of 3')).toBeTruthy()
    fireEvent.keyDown(dialog, { key: 'Home' })
    expect(within(dialog).getByText('1 of 3')).toBeTruthy()
    fireEvent.keyDown(dialog, { key: 'End' })
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
    expect(within(dialog).getByText('2 of 3')).toBeTruthy()
  })

  it('moves by buttons, thumbnails and a swipe, and closes', async () => {
    render(<Gallery pictures={pictures} address="High Street, Witham, CM8" />)
    const dialog = await openDialog(1)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next photo' }))
    expect(within(dialog).getByText('2 of 3')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Photo 3: The kitchen' }))
    expect(within(dialog).getByText('3 of 3')).toBeTruthy()
    const picture = within(dialog).getByRole('img', { name: 'The kitchen' })
    // A swipe to the right shows the previous photo.
    fireEvent.touchStart(picture, { touches: [{ clientX: 100, clientY: 50 }] })
    fireEvent.touchEnd(picture, { changedTouches: [{ clientX: 220, clientY: 60 }] })
    expect(within(dialog).getByText('2 of 3')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openDialog(3)
    expect(screen.getByText('3 of 3')).toBeTruthy()
  })

  it('leaves the arrow keys to scrolling while a picture is enlarged', async () => {
    render(<Gallery pictures={pictures} address="High Street, Witham, CM8" />)
    const dialog = await openDialog(1)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zoom in' }))
    fireEvent.keyDown(dialog, { key: 'ArrowRight' })
    expect(within(dialog).getByText('1 of 3')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zoom out' }))
    fireEvent.keyDown(dialog, { key: 'ArrowRight' })
    expect(within(dialog).getByText('2 of 3')).toBeTruthy()
  })

  it('leaves a click with a modifier key to the browser, which opens a new tab', () => {
    render(<Gallery pictures={pictures} address="High Street, Witham, CM8" />)
    let isDefaultPrevented: boolean | null = null
    const recordClick = (event: Event) => {
      isDefaultPrevented = event.defaultPrevented
      // jsdom does not implement the navigation.
      event.preventDefault()
    }
    document.addEventListener('click', recordClick)
    fireEvent.click(screen.getByRole('link', { name: /^Photo 1/ }), { ctrlKey: true })
    document.removeEventListener('click', recordClick)
    expect(isDefaultPrevented).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('listPictures', () => {
  it('names the folder of lettings, escapes file names, and gives a picture without alternative text one (CARD-04)', () => {
    expect(
      listPictures(letListing({ images: ['front door.jpg'], image_alts: undefined }), 'https://img.example'),
    ).toEqual([
      {
        src: 'https://img.example/lettings/202/front%20door.jpg',
        alt: 'Photo 1 of High Street, Witham, CM8',
      },
    ])
  })
})
