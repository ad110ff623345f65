import { DialogContent } from './DialogContent.tsx'

export default { title: 'UI/DialogContent', component: DialogContent, tags: ['autodocs'] }

/** What stands in every dialog, here without one around it. */
export const TitleAndCross = {
  args: { title: 'Received', titleId: 'received', children: <p>We reply within 24 hours.</p> },
}
