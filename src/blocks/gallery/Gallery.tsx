import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import type { BlockProps } from '../../contract/index.ts'
import { isPlainClick } from '../../page/plain-click.ts'
import { Section } from '../../ui/Section.tsx'
import { GalleryPost } from './GalleryPost.tsx'
import { GalleryReach } from './GalleryReach.tsx'
import { PhotosPanel } from './PhotosPanel.tsx'
import styles from './gallery.module.css'

const Lightbox = lazy(() => import('../../ui/Lightbox.tsx'))

/** Photo posts and a lightbox for all their photos. Without script each photo links to its file (spec 2.11). */
export default function Gallery({ phones, email, address, gallery, ...section }: BlockProps<'gallery'>) {
  const [opened, setOpened] = useState<{ photo: number; time: number }>()
  const opener = useRef<HTMLElement>(null)
  const photos = gallery.flatMap(({ photos }) => photos)
  const starts = gallery.map((_, index) => gallery.slice(0, index).reduce((sum, { photos }) => sum + photos.length, 0))

  function openPhoto(event: MouseEvent) {
    const photo = (event.target as Element).closest<HTMLElement>('[data-photo]')
    if (!photo || !isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    opener.current = photo.matches('a') ? photo : photo.querySelector('a')
    // A photo that is pressed while the lightbox still fades out opens another one.
    setOpened({ photo: Number(photo.dataset.photo), time: event.timeStamp })
  }

  function close() {
    setOpened(undefined)
    opener.current?.focus()
  }

  return (
    <Section {...section}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles clicks on the links inside */}
      <div onClick={openPhoto} className={styles.gallery}>
        <GalleryReach phones={phones} email={email} address={address} />
        <PhotosPanel groups={gallery} />
        {gallery.map((group, index) => (
          <GalleryPost key={group.id} group={group} start={starts[index] as number} />
        ))}
      </div>
      {opened && (
        <Suspense>
          <Lightbox key={opened.time} photos={photos} index={opened.photo} close={close} />
        </Suspense>
      )}
    </Section>
  )
}
