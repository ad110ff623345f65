import { DialogContent } from './DialogContent.tsx'

export default { title: 'UI/DialogContent', component: DialogContent, tags: ['autodocs'] }

/** The content of every dialog, here without the dialog. */
export const WithoutDialog = {
  args: { title: 'Received', titleId: 'received', children: <p>We reply within 24 hours.</p> },
}
