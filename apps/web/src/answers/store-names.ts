// The names of a candidate's databases on this device. Sign-out deletes them by name, without opening them.
export const storeNameOf = (candidateUuid: string): string => `sabiprep:${candidateUuid}`;

/** Study materials have their own database, because their files are large and the test screen does not need them. */
export const materialsNameOf = (candidateUuid: string): string => `${storeNameOf(candidateUuid)}:materials`;

/** Lessons that were included in a pack. */
export const lessonsNameOf = (candidateUuid: string): string => `${storeNameOf(candidateUuid)}:lessons`;

/** Photographs of theory working. */
export const theoryPhotosNameOf = (candidateUuid: string): string => `${storeNameOf(candidateUuid)}:theory-photos`;
