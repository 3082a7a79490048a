/**
 * Loads one of the packages installed here, as their own imports of each other do. Their types are there only when
 * they are installed: whoever asks says what is used.
 * @param {string} name
 * @returns {Promise<unknown>}
 */
export const peer = name => import(name);
