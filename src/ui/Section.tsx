import { type ReactNode, useId } from 'react'
import type { RichText as RichTextData } from '../contract/index.ts'
import { Heading } from './Heading.tsx'
import { RichText } from './RichText.tsx'
import styles from './Section.module.css'

/** The ground a section stands on; it decides the colours of everything in it. */
export type Tone = 'plain' | 'tint' | 'dark' | 'blue' | 'ink'

interface SectionProps {
	/** Anchor; links lead here by #id. */
	id?: string
	tone?: Tone
	title?: string
	intro?: RichTextData
	level?: 1 | 2
	/** The head stands above the content (default) or is left to the block. */
	className?: string
	children: ReactNode
}

/** A band of the page: ground, width, heading with an optional introduction beside it. */
export function Section({ id, tone = 'plain', title, intro, level = 2, className, children }: SectionProps) {
	const headingId = useId()
	return (
		<section id={id} data-tone={tone} className={`${styles.section} ${className ?? ''}`} aria-labelledby={title ? headingId : undefined}>
			<div className={`wrap ${styles.wrap}`}>
				{title && (
					<div className={styles.head}>
						<Heading level={level} id={headingId}>
							{title}
						</Heading>
						{intro && (
							<p>
								<RichText text={intro} />
							</p>
						)}
					</div>
				)}
				{children}
			</div>
		</section>
	)
}
