type Place = { readonly latitude: number | null; readonly longitude: number | null };

const rounded = (degrees: number | null): number | null => (degrees === null ? null : Math.round(degrees * 100) / 100);

/** A place to about a kilometre: which village, not which door. */
export const roundedPlace = ({ latitude, longitude }: Place): Place => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});
