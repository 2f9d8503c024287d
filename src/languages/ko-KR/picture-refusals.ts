/** Why a picture is not taken. */
export const pictureRefusals = {
  PICTURE_EMPTY: "빈 파일입니다. 사진을 다시 선택해 주세요.",
  PICTURE_TOO_LARGE: "사진이 25MB를 넘습니다. 크기를 줄여 다시 올려 주세요.",
  PICTURE_TOO_MANY_PIXELS: "사진이 1억 화소를 넘습니다. 크기를 줄여 다시 올려 주세요.",
  PICTURE_TYPE: "JPEG, PNG, WebP, AVIF 사진만 올릴 수 있습니다. iPhone의 HEIC 사진은 먼저 JPEG로 저장해 주세요.",
  PICTURE_BROKEN: "사진이 중간에 끊겼거나 손상되었습니다. 카메라나 휴대폰에서 다시 내보내 주세요.",
  PICTURE_MIXED: "사진 외에 다른 내용이 들어 있어 안전을 위해 올릴 수 없습니다. 사진을 다시 내보내 주세요.",
  PICTURE_SPACE: "사진을 저장할 공간이 없습니다. 사용하지 않는 사진을 정리하거나 플랫폼에 문의해 주세요.",
  PICTURE_IN_USE: "사이트에서 사용 중인 사진입니다. 먼저 다른 사진으로 바꿔 주세요.",
  UPLOAD_INCOMPLETE: "사진을 아직 다 올리지 못했습니다. 계속 올려 주세요.",
};
