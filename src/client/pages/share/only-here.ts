/** Whether an address means whatever device it is opened on, so that others do not find this one by it. */
export const worksOnlyHere = (address: string): boolean =>
  /^(127\..+|0\.0\.0\.0|\[::1?\]|(.+\.)?localhost)$/.test(new URL(address).hostname);
