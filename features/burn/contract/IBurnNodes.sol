// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Nodes of burn mining.
/// @notice Three kinds, each with a number of places and a price in USDT, paid in TRX at the average price. The price
/// lies in this contract until the node is activated: 5 % of it then go through FeeSplitter, the rest to `fundAddress()`.
/// For 7 days the owner activates the node or gets the price back. After that it has lapsed: anyone frees its place, and
/// the price goes back. Each kind has a third of the nodes' part of a pool, and each place an equal part of it, from its
/// activation on and for ever. Empty places earn nothing, and nobody else gets that.
interface IBurnNodes {
    /// @notice `owner` bought a node for `sun`; it lapses at `until` (unix seconds).
    event NodeBought(uint256 indexed nodeId, address indexed owner, uint256 indexed kind, uint256 sun, uint256 until);
    /// @notice The place is free again, and `owner` got the price back. `by` called: another account once it had lapsed.
    event NodeRefunded(uint256 indexed nodeId, address indexed owner, uint256 sun, address by);
    /// @notice The node earns from now on. `fee` was split along the owner's line, `fundAmount` waits for the fund.
    event NodeActivated(uint256 indexed nodeId, address indexed owner, uint256 fee, uint256 fundAmount);
    /// @notice `owner` was paid `amount` TES, all that the node had earned.
    event NodeClaimed(uint256 indexed nodeId, address indexed owner, uint256 amount);
    /// @notice The fund's part of activated nodes was paid to its address.
    event FundPaid(address indexed to, uint256 amount);
    /// @notice `account` refused the price of a lapsed node, which waits for it.
    event Credited(address indexed account, uint256 amount);
    /// @notice What waited for `account` was paid.
    event Withdrawn(address indexed account, uint256 amount);

    /// @notice Buys the caller a node. What is sent above the price comes back.
    /// @dev Reasons: KIND, NOT_ACTIVE, SOLD_OUT, VALUE, TRANSFER_FAILED (of Trx); those of the price in TRX.
    /// @param kind 1, 2 or 3.
    /// @return nodeId Numbered from 1; a number is never used again.
    function buyNode(uint256 kind) external payable returns (uint256 nodeId);

    /// @notice Pays the price of a node back that is not active: to its owner, who calls or, once it has lapsed, anyone
    /// who calls. Nothing gates it.
    /// @dev Reasons: NOT_YOURS, ACTIVE, TRANSFER_FAILED (of Trx).
    function refundNode(uint256 nodeId) external;

    /// @notice Lets a node of the caller earn. Its price is final from now on.
    /// @dev Reasons: NOT_YOURS, ACTIVE, LAPSED.
    function activate(uint256 nodeId) external;

    /// @notice Pays the caller all TES that a node of it has earned. Nothing gates it.
    /// @dev Reasons: NOT_YOURS, NOT_ACTIVATED, NOTHING.
    function claimNode(uint256 nodeId) external;

    /// @notice Pays the fund's part of activated nodes to its address. Anyone may call.
    /// @dev Reasons: TRANSFER_FAILED (of Trx).
    function collectFund() external;

    /// @notice Pays an account what it refused before. Anyone may call.
    /// @dev Reasons: NO_CREDIT, TRANSFER_FAILED (of Trx).
    function withdraw(address account) external;

    // ---- Reads

    /// @notice A node; all zero where there is none, or where it was refunded.
    /// @return owner Who bought it.
    /// @return kind 1, 2 or 3.
    /// @return sun Its price, which lies in this contract; 0 once it is active.
    /// @return until Unix seconds until which it can be activated; 0 once it is.
    /// @return isActive Whether it earns.
    /// @return owed Base units of TES that `claimNode` pays now.
    function nodeOf(uint256 nodeId)
        external
        view
        returns (address owner, uint256 kind, uint256 sun, uint256 until, bool isActive, uint256 owed);

    /// @notice Nodes of an account that are numbered from `from` up to `to`, both included.
    function nodesOf(address account, uint256 from, uint256 to) external view returns (uint256[] memory nodeIds);

    /// @notice A kind of node.
    /// @dev Reasons: KIND.
    /// @return places All places of it.
    /// @return taken Places that are bought, active ones too.
    /// @return active Places that earn.
    /// @return price Base units of USDT, paid in TRX at the average price.
    function kindOf(uint256 kind)
        external
        view
        returns (uint256 places, uint256 taken, uint256 active, uint256 price);

    /// @notice Number of nodes ever bought: the highest id.
    function nodeCount() external view returns (uint256);

    /// @notice Sun that waits for the fund.
    function fundDue() external view returns (uint256);

    /// @notice Sun that waits for an account that refused it.
    function creditOf(address account) external view returns (uint256);

    /// @notice Where 95 % of a node's price go.
    function fundAddress() external view returns (address);
}
