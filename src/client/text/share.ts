export const SEND = 'Send the link';
export const COPY = 'Copy the link';
export const COPY_YOURSELF = 'The link is marked. Copy it with the keys or the menu of your device.';
/** Another address is another page to a browser: it does not know the seats of this one. */
export const ONLY_HERE =
  'This address works on this device only. For other devices, open this page by its address in your network, and make the table there.';
