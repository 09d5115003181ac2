import MaquetteCore

extension Device {
  /// Every device, the standard one of each platform first.
  public static let all: [Device] = [
    Device(name: "iPhone 15", platform: .ios, size: Size(width: 393, height: 852), scale: 3, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0), cornerRadius: 55),
    Device(name: "iPad Air 11-inch", platform: .ipados, size: Size(width: 820, height: 1180), scale: 2, safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0), cornerRadius: 18),
    Device(name: "Mac", platform: .macos, size: Size(width: 1280, height: 800), scale: 2, safeArea: EdgeInsets(top: 28, leading: 0, bottom: 0, trailing: 0), cornerRadius: 10),
    Device(name: "Apple TV", platform: .tvos, size: Size(width: 1920, height: 1080), scale: 2, safeArea: EdgeInsets(top: 60, leading: 80, bottom: 60, trailing: 80), cornerRadius: 0),
    Device(name: "Apple Watch 45mm", platform: .watchos, size: Size(width: 198, height: 242), scale: 2, safeArea: EdgeInsets(top: 35, leading: 2, bottom: 0, trailing: 2), cornerRadius: 38),
  ]
}
