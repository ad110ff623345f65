import type { BlockProps } from '../../contract/index.ts'

/** Whom the form names answers for what the page offers; on the careers page, who hires answers applicants alone. */
export default ({ team, variant }: BlockProps<'enquiry-form'>) => (variant === 'careers' ? undefined : team?.[0])
